/* A disk that keeps only what was flushed. Loaded into a server (LD_PRELOAD), it notes what is written to the files of the
 * database in POWER_FILES and copies it to POWER_DISK when the file is flushed (fsync, fdatasync). After a kill the files in
 * POWER_DISK are what a power loss would have left. With POWER_LIES=1 nothing is ever copied but at the first flush of a file: a
 * disk that lies, to see that the loss is found. Making, cutting and removing a file counts at once. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#define FDS 4096
#define RANGES 65536
struct range { off_t at; size_t length; };
struct file { int disk; int flushed; size_t count; int overflow; struct range ranges[RANGES]; };
static struct file *files[FDS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) __typeof__(name) *real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static const char *base(const char *path) { const char *slash = strrchr(path, '/'); return slash ? slash + 1 : path; }

static int is_kept(const char *path) {
  const char *where = getenv("POWER_FILES");
  return where && strncmp(path, where, strlen(where)) == 0 && strstr(path, ".db") && !strstr(path, "-shm");
}

static void disk_path(const char *path, char *to, size_t size) { snprintf(to, size, "%s/%s", getenv("POWER_DISK"), base(path)); }

static void opened(int fd, const char *path) {
  if (fd < 0 || fd >= FDS || !is_kept(path)) return;
  char name[4096]; disk_path(path, name, sizeof name);
  int (*plain)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  int disk = plain(name, O_RDWR | O_CREAT, 0600);
  if (disk < 0) return;
  pthread_mutex_lock(&lock);
  files[fd] = calloc(1, sizeof(struct file));
  files[fd]->disk = disk;
  pthread_mutex_unlock(&lock);
}

static void noted(int fd, off_t at, ssize_t length) {
  if (fd < 0 || fd >= FDS || length <= 0) return;
  pthread_mutex_lock(&lock);
  struct file *file = files[fd];
  if (file) {
    if (file->count == RANGES) file->overflow = 1;
    else file->ranges[file->count++] = (struct range){ at, (size_t)length };
  }
  pthread_mutex_unlock(&lock);
}

static void copy(int from, int to, off_t at, size_t length) {
  ssize_t (*plain)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, "pwrite");
  char buffer[65536];
  while (length > 0) {
    ssize_t got = pread(from, buffer, length < sizeof buffer ? length : sizeof buffer, at);
    if (got <= 0) return;
    plain(to, buffer, (size_t)got, at);
    at += got; length -= (size_t)got;
  }
}

static void flushed(int fd) {
  if (fd < 0 || fd >= FDS) return;
  pthread_mutex_lock(&lock);
  struct file *file = files[fd];
  if (file && (!getenv("POWER_LIES") || !file->flushed)) {
    if (file->overflow) copy(fd, file->disk, 0, (size_t)lseek(fd, 0, SEEK_END));
    else for (size_t i = 0; i < file->count; i++) copy(fd, file->disk, file->ranges[i].at, file->ranges[i].length);
    file->count = 0; file->overflow = 0; file->flushed = 1;
  }
  pthread_mutex_unlock(&lock);
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    va_list more; va_start(more, flags); mode_t mode = va_arg(more, mode_t); va_end(more); \
    REAL(name); int fd = real(path, flags, mode); opened(fd, path); return fd; }
OPEN(open)
OPEN(open64)

#define PWRITE(name, type) \
  ssize_t name(int fd, const void *bytes, size_t count, type at) { \
    REAL(name); ssize_t done = real(fd, bytes, count, at); noted(fd, (off_t)at, done); return done; }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *bytes, size_t count) {
  REAL(write);
  off_t at = fd >= 0 && fd < FDS && files[fd] ? lseek(fd, 0, SEEK_CUR) : 0;
  ssize_t done = real(fd, bytes, count); noted(fd, at, done); return done;
}

static void cut(int fd, off_t size) {
  int (*plain)(int, off_t) = dlsym(RTLD_NEXT, "ftruncate");
  if (fd >= 0 && fd < FDS && files[fd]) plain(files[fd]->disk, size);
}
int ftruncate(int fd, off_t size) { REAL(ftruncate); int done = real(fd, size); if (!done) cut(fd, size); return done; }
int ftruncate64(int fd, off64_t size) { REAL(ftruncate64); int done = real(fd, size); if (!done) cut(fd, (off_t)size); return done; }

int fsync(int fd) { REAL(fsync); int done = real(fd); if (!done) flushed(fd); return done; }
int fdatasync(int fd) { REAL(fdatasync); int done = real(fd); if (!done) flushed(fd); return done; }

int unlink(const char *path) {
  REAL(unlink);
  if (is_kept(path)) { char name[4096]; disk_path(path, name, sizeof name); real(name); }
  return real(path);
}

int close(int fd) {
  REAL(close);
  if (fd >= 0 && fd < FDS) {
    pthread_mutex_lock(&lock);
    struct file *file = files[fd];
    files[fd] = NULL;
    pthread_mutex_unlock(&lock);
    if (file) { real(file->disk); free(file); }
  }
  return real(fd);
}
