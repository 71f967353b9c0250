import { type Charset, wideCharset } from '#contract/spreadsheet.ts'

/** Tells the charset of a text while it goes by: Excel writes Windows-1252, which is never valid UTF-8 once there is an accent in it. */
export function createCharsetWatch() {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let charset: Charset | null = null
  const look = (piece?: Uint8Array) => {
    if (charset !== null) return
    try {
      decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      charset = 'windows-1252'
    }
  }
  return {
    /** The first bytes tell two bytes a letter. */
    begin: (head: Uint8Array) => {
      charset = wideCharset(head)
    },
    look,
    end: (): Charset => {
      look()
      return charset ?? 'utf-8'
    },
  }
}
