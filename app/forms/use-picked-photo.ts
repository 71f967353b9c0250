import { type ChangeEvent, useState } from 'react'
import { pictureTexts } from '#contract/picture-texts.ts'
import { pictureProblem } from './picture-file.ts'

type Picked = {
  /** A data address to show it by: the policy of the pages lets no other through. */
  source: string | null
  problem?: string
  after?: unknown
}

/**
 * The photo somebody picked, or what is wrong with it before anything is sent (ONB-12). `answer` is what the server said
 * last: `isNew` tells a photo picked since then from the one it was said of. `count` is new with each that was picked.
 */
export function usePickedPhoto(maxMegabytes: number, answer: unknown) {
  const [{ count, ...picked }, setPicked] = useState<Picked & { count: number }>({ source: null, count: 0 })
  const put = (next: Picked) => setPicked((before) => ({ ...next, count: before.count + 1 }))

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0]
    if (!file) return put({ source: null })
    const problem = pictureProblem(file, maxMegabytes)
    put(problem ? { source: null, problem } : { source: await readAsAddress(file), after: answer })
  }
  /** The browser cannot show it either. */
  const refuse = () => put({ source: null, problem: pictureTexts.wrongType })
  return { ...picked, count, isNew: picked.source !== null && picked.after === answer, pick, refuse }
}

function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
