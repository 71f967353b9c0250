import { type ChangeEvent, useRef, useState } from 'react'
import { imageProblem, videoProblem } from './picked-media.ts'

type Problems = { image?: string; video?: string }
type Picking = ChangeEvent<HTMLInputElement>

/** What cannot be taken is refused as soon as it is chosen, and not sent; of two media the second stays (SOC-03 to SOC-05, GAP-45). */
export function usePickedMedia() {
  const image = useRef<HTMLInputElement>(null)
  const video = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const pick = (
    { target }: Picking,
    name: keyof Problems,
    problemOf: (file: File) => string | undefined,
    other: HTMLInputElement | null,
  ) => {
    const file = target.files?.[0]
    const problem = file && problemOf(file)
    setProblems(problem ? { [name]: problem } : {})
    if (problem) target.value = ''
    else if (file && other) other.value = ''
  }
  return {
    image,
    video,
    problems,
    pickImage: (event: Picking) => pick(event, 'image', imageProblem, video.current),
    pickVideo: (event: Picking) => pick(event, 'video', videoProblem, image.current),
  }
}
