import { type ChangeEvent, useState } from 'react'
import { texts } from '../texts.ts'

export const acceptedTypes = 'image/jpeg,image/png,image/gif'

type Picked = { file: File | null; source: string | null; problem?: string }

/**
 * The photo somebody picked, as an address to show it by, or what is wrong with it before anything is sent: its size and
 * what the device takes it for. What it really is, the server finds out (ONB-12, VAL-10).
 */
export function usePickedPhoto(maxMegabytes: number) {
  const [picked, setPicked] = useState<Picked>({ file: null, source: null })

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0] ?? null
    if (!file) return setPicked({ file: null, source: null })
    const problem = problemOf(file, maxMegabytes)
    setPicked({ file, source: problem ? null : await readAsAddress(file), ...(problem && { problem }) })
  }
  return { ...picked, pick }
}

function problemOf(file: File, maxMegabytes: number): string | undefined {
  const words = texts.onboarding.photo
  if (file.size > maxMegabytes * 1024 * 1024) return words.tooLarge(maxMegabytes)
  return acceptedTypes.split(',').includes(file.type) ? undefined : words.wrongType
}

/** A data address: the policy of the pages lets no other through. */
function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
