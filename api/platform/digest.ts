import { createHash } from 'node:crypto'
import { configure } from 'safe-stable-stringify'

const canonical = configure({ circularValue: Error })

/** Changes when the value changes, whatever the order of its keys; what is undefined does not count. Pure. */
export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(canonical(value) ?? '')
    .digest('base64url')
