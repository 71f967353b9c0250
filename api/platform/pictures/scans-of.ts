/** How a scan of a JPEG begins. */
const startOfScan = Buffer.from([0xff, 0xda])

/**
 * How often a JPEG paints over itself: each scan of a progressive one costs all of its pixels again, whatever few bytes it
 * takes. Cameras and programs write up to a dozen. Counted wherever its mark stands: between marks it means nothing else. Pure.
 */
export function scansOf(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = file.indexOf(startOfScan); at >= 0; at = file.indexOf(startOfScan, at + 2)) count += 1
  return count
}
