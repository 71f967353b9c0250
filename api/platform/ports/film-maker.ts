import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'

/** Makes of a film what browsers play. Works on files of a folder that is thrown away afterwards. */
export type FilmMaker = {
  /** A film that every browser plays, without what the camera wrote into it. @throws where it cannot be made */
  film(source: string, target: string): Promise<void>
  /** A picture of it, JPEG. @throws where it cannot be made */
  poster(source: string, target: string): Promise<void>
}

/** Others' films wait meanwhile; what takes longer stays the file it is. Milliseconds. */
const mostMs = 5 * 60_000
/** Of a picture: 4K and a little more. So much of it is in memory several times over. */
const mostPixels = 10_000_000
/**
 * Kept by the system, also where this process is gone: kilobytes of memory, seconds of CPU. A system that cannot keep them goes
 * without.
 */
const bounded = `ulimit -v 3000000 2>/dev/null; ulimit -t ${mostMs / 1000} 2>/dev/null; exec "$0" "$@"`
/** No wider than the wall shows it, in even numbers, as its coding wants. */
const size = "scale='trunc(min(1280,iw)/2)*2':-2"

/**
 * ffmpeg as a process of its own, behind everything else that the machine has to do, one thread, one film at a time, in bounds of
 * memory and time. It reads the one file, as what a phone or a Windows recorder writes, and opens nothing else whatever the film says:
 * a list of parts would name other files of this machine (SEC-74).
 */
export function ffmpegMaker(command: string): FilmMaker {
  const run = (source: string, args: string[]) =>
    finished(command, [
      '-nostdin',
      '-y',
      '-loglevel',
      'error',
      ...['-protocol_whitelist', 'file', '-format_whitelist', 'mov,asf,matroska'],
      ...['-max_pixels', String(mostPixels), '-threads', '1'],
      ...['-i', source, ...args],
    ])
  return {
    film: (source, target) =>
      run(source, [
        ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-threads', '1', '-vf', size],
        ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-pix_fmt', 'yuv420p'],
        ...['-c:a', 'aac', '-b:a', '128k', '-movflags', '+faststart', '-fs', '200000000', target],
      ]),
    poster: (source, target) =>
      run(source, ['-threads', '1', '-vf', `${size},thumbnail=50`, '-frames:v', '1', '-q:v', '4', target]),
  }
}

function finished(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', bounded, command, ...args], {
      timeout: mostMs,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    endWithUs(child)
    // It may have ended already.
    child.once('spawn', () => child.pid && child.exitCode === null && lower(child.pid))
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-500)
    })
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}: ${said}`)),
    )
  })
}

const running = new Set<ChildProcess>()

/** What this process began does not go on without it. */
function endWithUs(child: ChildProcess): void {
  if (running.size === 0) process.on('exit', endAll)
  running.add(child)
  child.once('close', () => {
    running.delete(child)
    if (running.size === 0) process.off('exit', endAll)
  })
}

const endAll = () => {
  for (const child of running) child.kill('SIGKILL')
}

function lower(pid: number): void {
  try {
    setPriority(pid, 15)
  } catch {
    // A machine that knows no priorities.
  }
}

/** ffmpeg where the machine has it, or null. */
export function findFilmMaker(searchPath = process.env.PATH ?? ''): FilmMaker | null {
  for (const folder of searchPath.split(path.delimiter).filter(Boolean)) {
    const command = path.join(folder, 'ffmpeg')
    try {
      accessSync(command, constants.X_OK)
      return ffmpegMaker(command)
    } catch {
      // Not in this folder.
    }
  }
  return null
}
