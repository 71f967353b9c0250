import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { type ThreadNews, type WorkbookFault, workbookThread } from './workbook-thread.ts'

/** A workbook that is not read, and why. */
export class UnreadWorkbook extends Error {
  constructor(readonly fault: WorkbookFault) {
    super(`A workbook was not read: ${fault}`)
  }
}

/** A workbook takes a second or two. */
const mostMs = 60_000
const mostHeldMb = 700

const { resolve } = createRequire(import.meta.url)

/** One after the other: each holds a whole workbook. */
let before: Promise<unknown> = Promise.resolve()

/**
 * The rows of the first sheet of a workbook (XLSX), each cell as text, in a thread of its own: what it costs no page waits for, and what does
 * not end is ended. A row without anything is one without cells. @throws UnreadWorkbook
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const turn = before.then(() => inThread(bytes))
  before = turn.catch(() => undefined)
  return turn
}

async function inThread(bytes: Uint8Array): Promise<string[][]> {
  const thread = new Worker(workbookThread, {
    eval: true,
    workerData: { bytes, reader: resolve('read-excel-file/universal'), fflate: resolve('fflate') },
    resourceLimits: { maxOldGenerationSizeMb: mostHeldMb },
  })
  const rows: string[][] = []
  const ended = new Promise<void>((done, fail) => {
    thread.on('message', (news: ThreadNews) => {
      if ('rows' in news) for (const row of news.rows) rows.push(row.map(cellText))
      else if ('fault' in news) fail(new UnreadWorkbook(news.fault))
      else done()
    })
    // Too much for what it may hold.
    thread.on('error', () => fail(new UnreadWorkbook('large')))
  })
  const timer = setTimeout(() => thread.emit('error', new Error('too long')), mostMs)
  try {
    await Promise.race([ended, once(thread, 'exit').then(() => Promise.reject(new UnreadWorkbook('broken')))])
    return rows
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}

/** A cell as its text: a day as YYYY-MM-DD, yes and no as Excel writes them, numbers with all their digits. Pure. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) {
    const iso = Number.isNaN(cell.getTime()) ? '' : cell.toISOString()
    return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16)
  }
  if (typeof cell === 'boolean') return cell ? 'VERDADEIRO' : 'FALSO'
  if (typeof cell === 'number' && Number.isInteger(cell) && Math.abs(cell) < 1e21)
    return BigInt(cell).toString()
  // A line of a file is a row: no cell goes on in the next one.
  return String(cell).replace(/\s*[\r\n]+\s*/g, ' ')
}
