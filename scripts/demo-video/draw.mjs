/**
 * Runs inside a browser page: draws a short film of moving shapes and codes it as VP9. The same data always draws the
 * same pictures.
 * @param {{ palette: string[], seed: number, seconds: number, width: number, height: number }} film
 * @returns {Promise<{ atMs: number, isKey: boolean, base64: string }[]>}
 */
globalThis.drawFilm = async ({ palette, seed, seconds, width, height }) => {
  const rate = 24
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  const frames = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
      frames.push({ atMs: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', base64 })
    },
    error: (error) => {
      throw error
    },
  })
  encoder.configure({ codec: 'vp09.00.10.08', width, height, bitrate: 220_000, framerate: rate })
  for (let index = 0; index < seconds * rate; index += 1) {
    draw(pen, { width, height }, palette, seed, index / (seconds * rate))
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / rate })
    encoder.encode(frame, { keyFrame: index % (rate * 2) === 0 })
    frame.close()
  }
  await encoder.flush()
  return frames
}

/** Draws a ground, a large disc that crosses it, arcs that turn and a line that grows with the time: `part` from 0 to 1. */
function draw(pen, { width, height }, [ground, main, light, strong], seed, part) {
  const turn = part * Math.PI * 2
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = main
  circle(
    pen,
    width * (0.28 + 0.44 * ease(part)),
    height * (0.52 + 0.06 * Math.sin(turn + seed)),
    height * 0.34,
  )
  pen.fill()
  pen.lineWidth = height * 0.05
  pen.lineCap = 'round'
  for (let ring = 0; ring < 3; ring += 1) {
    pen.strokeStyle = [light, strong, light][ring]
    const from = turn * (ring % 2 ? -1 : 1) + ring * 2 + seed
    circle(
      pen,
      width * (0.72 - 0.44 * ease(part)),
      height * 0.5,
      height * (0.14 + ring * 0.1),
      from,
      from + 2.4,
    )
    pen.stroke()
  }
  pen.fillStyle = strong
  pen.fillRect(0, height - 8, width * part, 8)
}

const ease = (part) => part * part * (3 - 2 * part)

function circle(pen, x, y, radius, from = 0, to = Math.PI * 2) {
  pen.beginPath()
  pen.arc(x, y, radius, from, to)
}
