import { Transform } from 'node:stream'

const closing = Buffer.from('</body></html>')

/**
 * What React 18 writes, as a page may leave. Two faults of its stream are mended here, where every page passes:
 * a view of 2,048 bytes that the next letter does not fit in is sent whole, with up to three zero bytes before that letter
 * (React 19 sends what is filled, facebook/react#26228); and what comes later, data included, stands after `</html>`.
 */
export function pageBytes(): Transform {
  let held = Buffer.alloc(0)
  let isClosed = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = Buffer.concat([held, withoutZeros(chunk)])
      const end = isClosed ? -1 : bytes.indexOf(closing)
      if (end >= 0) {
        isClosed = true
        this.push(bytes.subarray(0, end))
        this.push(bytes.subarray(end + closing.length))
      } else this.push(isClosed ? bytes : bytes.subarray(0, -closing.length))
      // The closing tags may be cut by the border of two chunks.
      held = isClosed ? Buffer.alloc(0) : bytes.subarray(-closing.length)
      done()
    },
    flush(done) {
      this.push(isClosed ? closing : held)
      done()
    },
  })
}

/** A zero byte in UTF-8 is U+0000 and nothing else, which HTML does not know. */
const withoutZeros = (chunk: Buffer) =>
  chunk.includes(0) ? Buffer.from(chunk.filter((byte) => byte !== 0)) : chunk
