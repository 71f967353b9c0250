import { Transform } from 'node:stream'

const closing = Buffer.from('</body></html>')

/**
 * Mends two faults of the stream of React 18, where every page passes. A view of 2,048 bytes that the next letter does
 * not fit in is sent whole, with up to three zero bytes before that letter (React 19 sends the filled part,
 * facebook/react#26228); and late parts, data included, stand after `</html>`. Bytes written in one round leave as one
 * piece, for each piece is compressed and sent by itself (ADR 81).
 */
export function pageBytes(): Transform {
  let pieces: Buffer[] = []
  let held = Buffer.alloc(0)
  let isClosed = false
  let next: NodeJS.Immediate | undefined

  /** Takes the bytes that must stand before those still to come. */
  function take(): Buffer {
    const bytes = Buffer.concat([held, ...pieces])
    pieces = []
    if (isClosed) {
      held = Buffer.alloc(0)
      return bytes
    }
    const end = bytes.indexOf(closing)
    isClosed = end >= 0
    // The closing tags may be cut by the border of two pieces.
    held = isClosed ? Buffer.alloc(0) : bytes.subarray(-closing.length)
    if (!isClosed) return bytes.subarray(0, -closing.length)
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(end + closing.length)])
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // React takes a new view for what comes next.
      pieces.push(withoutZeros(chunk))
      next ??= setImmediate(() => {
        next = undefined
        this.push(take())
      })
      done()
    },
    flush(done) {
      clearImmediate(next)
      this.push(Buffer.concat([take(), isClosed ? closing : held]))
      done()
    },
    destroy(error, done) {
      clearImmediate(next)
      done(error)
    },
  })
}

/** Removes zero bytes, which stand at the end of a view only. In UTF-8 one is U+0000 and nothing else, which HTML does not know. */
function withoutZeros(chunk: Buffer): Buffer {
  let end = chunk.length
  while (end > 0 && chunk[end - 1] === 0) end -= 1
  return chunk.subarray(0, end)
}
