/** The pattern of the boundary that a browser names, and nothing else beside it, so that every parser reads the same. */
const boundaryOf = /^multipart\/form-data\s*;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*$/i

/** Whether a form can be split into its parts in one way only. Pure. */
export const isPlainMultipart = (contentType: string): boolean => boundaryOf.test(contentType)

/** Counts the boundaries between parts, up to `enough`: no parser finds more parts than these. 0 for what is no form. Pure. */
export function countBoundaries(contentType: string | undefined, body: Buffer, enough: number): number {
  const boundary = boundaryOf.exec(contentType ?? '')?.[2]
  if (!boundary) return 0
  let count = 0
  let at = body.indexOf(`--${boundary}`)
  for (; at >= 0 && count < enough; at = body.indexOf(`--${boundary}`, at + 1)) count += 1
  return count
}

/** The head of a file as browsers write it. A part that some parser might take for a text is no file. */
const headOfFile =
  /^\r\ncontent-disposition: form-data; name="[^"\\\r\n]*"; filename="[^"\r\n]*"(\r\ncontent-type: [^\r\n]*)?\r\n\r\n/i
const mostHeadBytes = 2_000

/** Counts the bytes of a body outside its files: its texts, and the heads of all parts. Pure. */
export function textBytes(contentType: string | undefined, body: Buffer): number {
  const boundary = boundaryOf.exec(contentType ?? '')?.[2]
  if (!boundary) return body.length
  const boundaryLine = `\r\n--${boundary}`
  let bytes = 0
  // The first line has no break before it.
  for (let from = -2; from < body.length; ) {
    const found = body.indexOf(boundaryLine, Math.max(0, from + 1))
    const next = found < 0 ? body.length : found
    const part = body.subarray(from + boundaryLine.length, next)
    const head = headOfFile.exec(part.toString('latin1', 0, mostHeadBytes))?.[0]
    bytes += head ? head.length : part.length
    from = next
  }
  return bytes
}

/**
 * Gives the value of a hidden field of ours, of letters that need no coding; null where the form has
 * none. Its first part of that name. Pure.
 */
export function hiddenField(contentType: string | undefined, body: Buffer, name: string): string | null {
  if (boundaryOf.test(contentType ?? '')) {
    const head = `name="${name}"\r\n\r\n`
    const at = body.indexOf(head)
    return at < 0
      ? null
      : (/^[\w.-]{1,100}/.exec(body.toString('latin1', at + head.length, at + 200))?.[0] ?? null)
  }
  if (!/^application\/x-www-form-urlencoded\b/i.test(contentType ?? '')) return null
  return new RegExp(`(?:^|&)${name}=([\\w.-]{1,100})(?:&|$)`).exec(body.toString('latin1'))?.[1] ?? null
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * Counts the bytes of a form in heads of parts, of files or not: a parser reads them line by line in one piece, a
 * thousand times dearer than what follows. A part whose head does not end is all head. Pure.
 */
export function headBytes(contentType: string | undefined, body: Buffer): number {
  const boundary = boundaryOf.exec(contentType ?? '')?.[2]
  if (!boundary) return 0
  const boundaryLine = `\r\n--${boundary}`
  let bytes = 0
  for (let from = -2; from < body.length; ) {
    const found = body.indexOf(boundaryLine, Math.max(0, from + 1))
    const next = found < 0 ? body.length : found
    const begin = Math.min(from + boundaryLine.length, next)
    const end = body.subarray(begin, next).indexOf(endOfHead)
    bytes += end < 0 ? next - begin : end
    from = next
  }
  return bytes
}
