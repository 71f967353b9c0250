import { type ChangeEvent, useRef, useState } from 'react'
import { imageProblem, videoProblem } from './picked-media.ts'

type Problems = { image?: string; video?: string }
/** A file that cannot be taken: nothing is sent until somebody chooses another one, or goes on without it. */
type Refused = { name: string; kind: keyof Problems }
type Picking = ChangeEvent<HTMLInputElement>

/** What cannot be taken is refused as soon as it is chosen, and not sent; of two media the second stays (SOC-03 to SOC-05, GAP-45). */
export function usePickedMedia() {
  const image = useRef<HTMLInputElement>(null)
  const video = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [refused, setRefused] = useState<Refused | null>(null)
  const pick = (
    { target }: Picking,
    name: keyof Problems,
    problemOf: (file: File) => string | undefined,
    other: HTMLInputElement | null,
  ) => {
    const file = target.files?.[0]
    const problem = file && problemOf(file)
    setProblems(problem ? { [name]: problem } : {})
    setRefused(problem ? { name: file.name, kind: name } : null)
    if (problem) target.value = ''
    else if (file && other) other.value = ''
  }
  return {
    image,
    video,
    problems,
    refused,
    pickImage: (event: Picking) => pick(event, 'image', imageProblem, video.current),
    pickVideo: (event: Picking) => pick(event, 'video', videoProblem, image.current),
  }
}
