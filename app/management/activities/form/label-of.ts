import { own } from '#contract/own.ts'
import { texts } from '../texts.ts'
import { typeFormOf } from '../types/index.ts'

const { form } = texts
const ofVideos = {
  name: form.videoName,
  url: form.videoUrl,
  file: form.videoFile,
  description: form.videoDescription,
  place: form.videoPlace,
  duration: form.videoDuration,
}

/** What a field of an activity's form is called, by its id. Pure. */
export function labelOf(typeId: number, id: string): string | undefined {
  const [, video] = /^videos\.\d+\.(\w+)$/.exec(id) ?? []
  if (video) return own(ofVideos, video)
  const ofType = typeFormOf(typeId)?.fields.find(({ name }) => id === `body.${name}`)
  const label = ofType?.label ?? own<unknown>(form, id === 'feedback_lottie_id' ? 'animation' : id)
  return typeof label === 'string' ? label : undefined
}
