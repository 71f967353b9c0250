import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps texts in the database that nobody reads who has only the database. */
export type Seal = {
  /**
   * Sealed for one use: `purpose` has to be said again to open it. All texts have one length afterwards, that of `bytes`.
   * @throws RangeError for a longer text, whose length would tell it apart
   */
  close(text: string, to: { purpose: string; bytes: number }): string
  /** Null for what was sealed by another secret or for another purpose, or was changed. */
  open(sealed: string, purpose: string): string | null
}

const nonceBytes = 12
const tagBytes = 16

/** A key of its own, derived from the secret of the installation. */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'estacao sealed answers', 32))
  return {
    close(text, { purpose, bytes }) {
      const content = Buffer.from(text)
      if (content.length > bytes) throw new RangeError('A text is longer than what is sealed with it')
      const padded = Buffer.alloc(4 + bytes)
      padded.writeUInt32BE(content.length)
      content.copy(padded, 4)
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([cipher.update(padded), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
        const content = bytes.subarray(nonceBytes + tagBytes)
        const padded = Buffer.concat([decipher.update(content), decipher.final()])
        return padded.toString('utf8', 4, 4 + padded.readUInt32BE())
      } catch {
        return null
      }
    },
  }
}
