import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import sharp from 'sharp'

/**
 * Draws the faces of the demo's people (notionists by Zoish, CC0) in the sizes of portraits, into
 * api/people/access/demo-faces.json. The same seeds always give the same faces. Usage: npx tsx scripts/demo-faces.ts
 */
const people = {
  participante: { seed: 'p', lips: 'variant14', ground: 'f6d9c9' },
  parceiro: { seed: 'm', lips: 'variant22', ground: 'cfe3dc' },
  dona: { seed: 'a', lips: 'variant17', ground: 'd9dcf2' },
} as const
const sides = [640, 320, 96]

const faces: Record<string, Record<string, string>> = {}
for (const [person, { seed, lips, ground }] of Object.entries(people)) {
  const framed = { size: 640, scale: 135, translateY: 12, gestureProbability: 0 }
  const face = createAvatar(notionists, { seed, lips: [lips], backgroundColor: [ground], ...framed })
  const sizes = await Promise.all(
    sides.map(async (side) => {
      const picture = sharp(Buffer.from(face.toString())).resize(side, side).webp({ quality: 80, effort: 6 })
      return [side, (await picture.toBuffer()).toString('base64')] as const
    }),
  )
  faces[person] = Object.fromEntries(sizes)
}
const file = resolve(import.meta.dirname, '../api/people/access/demo-faces.json')
writeFileSync(file, `${JSON.stringify(faces, null, 2)}\n`)
console.log(`${Object.keys(faces).length} faces`)
