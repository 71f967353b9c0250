import type { Upload } from '../../platform/files/index.ts'

/** A picture that came in JSON, as a form would bring it (ADR 68). Base64 with or without `data:image/…;base64,` in front. */
export function sentPortrait(base64: string, maxBytes: number): Omit<Upload<Record<never, never>>, 'stream'> {
  const bytes = Buffer.from(base64.replace(/^data:[\w/+.-]{1,60};base64,/, ''), 'base64')
  return {
    field: 'image',
    maxBytes,
    read: async () => ({
      bytes: bytes.length > 0 ? bytes : null,
      isTooLarge: bytes.length > maxBytes,
      fields: {},
    }),
  }
}
