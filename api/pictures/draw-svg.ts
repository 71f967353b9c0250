import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import { plainSvg } from './plain-svg.ts'

/** What a drawing may cost before its process is killed. */
const maxMs = 10_000
const maxMemoryBytes = 450 * 1024 * 1024
/** More than a PNG of that size can have. */
const mostBytes = 32 * 1024 * 1024
/** Longer side of what comes out, in pixels. */
const drawnSide = 1200

/** No secret of the server is in it. */
const environment = { NODE_ENV: 'production' } as const
const sharpPath = createRequire(import.meta.url).resolve('sharp')

/**
 * Runs alone, knows no environment and reads no file: sharp draws on its own threads, so this one can watch the memory.
 * Killed, not ended: ending would wait for the drawing.
 */
const drawing = `
const sharp = require(${JSON.stringify(sharpPath)})
setInterval(() => process.memoryUsage.rss() > ${maxMemoryBytes} && process.kill(process.pid, 'SIGKILL'), 10)
const parts = []
process.stdin.on('data', (part) => parts.push(part)).on('end', async () => {
  try {
    const svg = Buffer.concat(parts)
    const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata()
    const density = Math.min(72_000, Math.max(1, (72 * ${drawnSide}) / Math.max(width, height)))
    const drawn = sharp(svg, { density, limitInputPixels: 4 * ${drawnSide} ** 2 })
    const inside = { width: ${drawnSide}, height: ${drawnSide}, fit: 'inside', withoutEnlargement: true }
    process.stdout.write(await drawn.resize(inside).png({ compressionLevel: 1 }).toBuffer(), () => process.exit())
  } catch { process.exit(1) }
})`

/**
 * Draws an SVG into a PNG: scripts do not run, what lies elsewhere is not fetched, and a drawing that takes too long or
 * too much memory ends with the process it has for itself (ADR 42). Null when it cannot be drawn.
 */
export function drawSvg(bytes: Uint8Array, timeout = maxMs): Promise<Buffer | null> {
  const svg = plainSvg(bytes)
  if (!svg) return Promise.resolve(null)
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--input-type=commonjs', '--eval', drawing],
      { timeout, killSignal: 'SIGKILL', maxBuffer: mostBytes, encoding: 'buffer', env: environment },
      (error, png) => resolve(error || png.length === 0 ? null : png),
    )
    if (child.pid) yieldToOthers(child.pid)
    // It may end before it has read all.
    child.stdin?.on('error', () => {})
    child.stdin?.end(svg)
  })
}

/** It draws beside what the server decodes and answers. One that is gone by then needs no priority. */
function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {}
}
