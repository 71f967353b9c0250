import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'

/**
 * What a drawing may cost before its process is killed: seconds of work (a logo takes a tenth of it), which take longer
 * where others work too, and memory.
 */
const maxTime = { workMs: 3000, ms: 10_000 }
const maxMemoryBytes = 450 * 1024 * 1024
/** More than a PNG of that size can have. */
const mostBytes = 32 * 1024 * 1024
/** Longer side of what comes out, in pixels. */
const drawnSide = 1200

/** No secret of the server is in it. */
const environment = { NODE_ENV: 'production' } as const
const sharpPath = createRequire(import.meta.url).resolve('sharp')

/**
 * Runs alone, knows no environment and reads no file: sharp draws on its own threads, so this one watches memory and time,
 * and whether whoever asked is still there: it outlives no server. Killed, not ended: ending would wait for the drawing.
 */
const drawing = `
const [maxWorkMs, maxMs, parent] = process.argv.slice(1).map(Number)
const workMs = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000
const isInTime = () => workMs() < maxWorkMs && performance.now() < maxMs
const mayGoOn = () => process.ppid === parent && isInTime() && process.memoryUsage.rss() < ${maxMemoryBytes}
setInterval(() => mayGoOn() || process.kill(process.pid, 'SIGKILL'), 10)
const sharp = require(${JSON.stringify(sharpPath)})
sharp.concurrency(1)
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

/** What draws, as arguments of Node. `parent`: the process that asks, the last of them. */
export const drawingArguments = ({ workMs, ms }: typeof maxTime, parent: number): string[] => [
  '--input-type=commonjs',
  '--eval',
  drawing,
  ...[workMs, ms, parent].map(String),
]

/** `too_much_to_draw`: it used up the work or the memory it may have. Waiting for a busy machine is not its fault. */
export type DrawingProblem = 'not_drawn' | 'too_much_to_draw'

/**
 * Draws an SVG into a PNG: scripts do not run, what lies elsewhere is not fetched, and a drawing that takes too long or
 * too much memory ends with the process it has for itself (ADR 42).
 */
export function drawSvg(
  bytes: Uint8Array,
  time = maxTime,
): Promise<{ png: Buffer } | { problem: DrawingProblem }> {
  const svg = plainSvg(bytes)
  if (!svg) return Promise.resolve({ problem: 'not_drawn' })
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      drawingArguments(time, process.pid),
      {
        timeout: time.ms,
        killSignal: 'SIGKILL',
        maxBuffer: mostBytes,
        encoding: 'buffer',
        env: environment,
      },
      (error, png) => {
        if (!error && png.length > 0) return resolve({ png })
        const endedItself = error?.signal === 'SIGKILL' && !error.killed
        resolve({ problem: endedItself ? 'too_much_to_draw' : 'not_drawn' })
      },
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

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Entities multiply, and a picture inside is decoded by nobody who counts its pixels. */
const refused = /<!DOCTYPE|<!ENTITY|<(?:[\w.-]+:)?(?:image|feImage)\b/i

/** An SVG that only draws: UTF-8, without instructions, entities and pictures inside; null when that is not all of it. Pure. */
function plainSvg(bytes: Uint8Array): Buffer | null {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return null
  }
  const plain = withoutInstructions(text)
  if (plain === null) return null
  const drawing = withoutDocumentType(plain)
  return refused.test(drawing) ? null : Buffer.from(drawing)
}

/** What programs write for each other. Step by step: a pattern would look for each end anew (SEC-35). Null: one has no end. */
function withoutInstructions(text: string): string | null {
  const kept: string[] = []
  let at = 0
  for (let start = text.indexOf('<?'); start !== -1; start = text.indexOf('<?', at)) {
    const end = text.indexOf('?>', start)
    if (end === -1) return null
    kept.push(text.slice(at, start))
    at = end + 2
  }
  return kept.join('') + text.slice(at)
}

/** The first, if it brings no definitions of its own; any other one stays, and is refused. */
function withoutDocumentType(text: string): string {
  const start = text.search(/<!DOCTYPE/i)
  const end = start === -1 ? -1 : text.indexOf('>', start)
  const isPlain = end !== -1 && !text.slice(start, end).includes('[')
  return isPlain ? text.slice(0, start) + text.slice(end + 1) : text
}
