import { useFormState } from '../../fields/form-context.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { bodyFields } from '../activity-fields.ts'
import { typeOf } from '../types/index.ts'
import { FileInputOf, Input, More, Part } from './step-context.tsx'
import { texts } from './texts.ts'
import { VideoFields } from './video-fields.tsx'

/** The first step: what people read, see and do. */
export function DoStep({ typeId }: { typeId: number }) {
  const { isPlaylist = false, isStandalone } = typeOf(typeId)
  const own = bodyFields(typeId)
  const hasFeedback = useIsFilled('feedback_message', 'feedback_lottie_id')
  const hasVideos = useIsFilled('videos')
  return (
    <>
      <Part title={texts.shown}>
        <Input name="name" />
        <Input name="description" />
        <FileInputOf name="image" />
        <Input name="click_me_label" />
      </Part>
      {own.length > 0 ? (
        <Part title={texts.own}>
          {own.map((field) => (
            <FieldInput key={field.name} field={field} />
          ))}
        </Part>
      ) : null}
      {isStandalone ? null : isPlaylist ? (
        <Part title={texts.videos}>
          <VideoFields isPlaylist />
        </Part>
      ) : (
        <More title={texts.videos} isOpen={hasVideos}>
          <VideoFields isPlaylist={false} />
        </More>
      )}
      {isStandalone ? null : (
        <More title={texts.after} isOpen={hasFeedback}>
          <Input name="feedback_message" />
          <FileInputOf name="feedback_lottie_id" />
        </More>
      )}
    </>
  )
}

/** Whether something stands in one of some fields, or is wrong with it. */
function useIsFilled(...names: string[]): boolean {
  const { values, errors } = useFormState()
  const isOf = (field: string) => names.some((name) => field === name || field.startsWith(`${name}[`))
  return (
    Object.entries(values).some(([field, value]) => value !== '' && isOf(field)) ||
    Object.keys(errors).some(isOf)
  )
}
