/** Bytes of a workbook once it is unpacked, and files in it: fifty thousand lines of twelve columns are half of it. */
export const mostUnpacked = 64 * 1024 * 1024
const mostParts = 2_000

/** Rows that are handed over together. */
const rowsOfPiece = 500

/** Why a workbook is not read. */
export type WorkbookFault = 'macros' | 'large' | 'broken'
/** What the thread says, one after the other. */
export type ThreadNews = { rows: unknown[][] } | { fault: WorkbookFault } | { isEnded: true }

/**
 * The thread that reads a workbook, beside what answers people: unpacked once only to be counted, so that nothing is held of one that would
 * be too large (SEC-66), then read by `read-excel-file`: formulas as what they came to, dates as dates.
 */
export const workbookThread = `
const { parentPort, workerData } = require('node:worker_threads')
const { Unzip, UnzipInflate, unzipSync } = require(workerData.fflate)
const { readSheet } = require(workerData.reader)
const say = (news) => parentPort.postMessage(news)
function listedFault(bytes) {
  // The reader goes by the list at the end of the file, which may tell of others than come before it.
  let [listed, parts] = [0, 0]
  unzipSync(bytes, {
    filter: (part) => {
      parts += 1
      listed += Math.max(part.originalSize, part.size)
      return false
    },
  })
  return listed > ${mostUnpacked} || parts > ${mostParts} ? 'large' : null
}
function faultOf(bytes) {
  let [unpacked, parts, hasSheet, fault] = [0, 0, false, null]
  const unzip = new Unzip((part) => {
    parts += 1
    if (/vbaProject/i.test(part.name)) fault = fault ?? 'macros'
    if (part.name === 'xl/workbook.xml') hasSheet = true
    if (fault || parts > ${mostParts}) return
    part.ondata = (error, piece) => {
      if (error) throw error
      unpacked += piece.length
      if (unpacked > ${mostUnpacked}) fault = 'large'
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length && !fault; at += 16384) unzip.push(bytes.subarray(at, at + 16384), at + 16384 >= bytes.length)
  if (!fault && parts > ${mostParts}) return 'large'
  return fault ?? (hasSheet ? null : 'broken')
}
async function read() {
  const fault = faultOf(workerData.bytes) ?? listedFault(workerData.bytes)
  if (fault) return say({ fault })
  const { buffer, byteOffset, byteLength } = workerData.bytes
  const rows = await readSheet(buffer.slice(byteOffset, byteOffset + byteLength), { trim: false })
  for (let at = 0; at < rows.length; at += ${rowsOfPiece}) say({ rows: rows.slice(at, at + ${rowsOfPiece}) })
  say({ isEnded: true })
}
read().catch(() => say({ fault: 'broken' }))
`
