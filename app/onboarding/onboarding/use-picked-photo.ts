import { type ChangeEvent, useState } from 'react'
import { texts } from '../texts.ts'

export const acceptedTypes = 'image/jpeg,image/png,image/gif'

type Picked = { source: string | null; problem?: string; after?: unknown }

/**
 * The photo somebody picked, as an address to show it by, or what is wrong with it before anything is sent: its size and
 * what the device takes it for. What it really is, the server finds out (ONB-12, VAL-10). `answer` is what the server
 * said last: `isNew` tells a photo picked since then from the one it was said of.
 */
export function usePickedPhoto(maxMegabytes: number, answer: unknown) {
  const [picked, setPicked] = useState<Picked>({ source: null })

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0]
    if (!file) return setPicked({ source: null })
    const problem = problemOf(file, maxMegabytes)
    setPicked(problem ? { source: null, problem } : { source: await readAsAddress(file), after: answer })
  }
  /** The browser cannot show it either. */
  const refuse = () => setPicked({ source: null, problem: texts.onboarding.photo.wrongType })
  return { ...picked, isNew: picked.source !== null && picked.after === answer, pick, refuse }
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
