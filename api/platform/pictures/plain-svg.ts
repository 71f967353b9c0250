const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Entities multiply, and a picture inside is decoded by nobody who counts its pixels. */
const refused = /<!DOCTYPE|<!ENTITY|<(?:[\w.-]+:)?(?:image|feImage)\b/i

/** An SVG that only draws: UTF-8, without instructions, entities and pictures inside; null when that is not all of it. Pure. */
export function plainSvg(bytes: Uint8Array): Buffer | null {
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
