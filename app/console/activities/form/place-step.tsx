import { Checkbox } from '../../../ui/checkbox.tsx'
import { fieldOf } from '../../fields/field.ts'
import { useFormState } from '../../fields/form-context.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import * as ui from '../../ui/ui.css.ts'
import { homePlaceFields } from '../home-place-fields.ts'
import { texts as listTexts } from '../texts.ts'
import { typeOf } from '../types/index.ts'
import { FileInputOf, Input, Part } from './step-context.tsx'
import { texts } from './texts.ts'

/** Rows of the home that an activity could be in; null where its first publication puts it nowhere. */
export type Offers = readonly { value: string; label: string }[] | null

/** The third step: in which row of the home, in which order, and who sees it. */
export function PlaceStep({ typeId, offers }: { typeId: number; offers: Offers }) {
  const { isStandalone } = typeOf(typeId)
  return (
    <>
      {offers ? <FirstPlace offers={offers} /> : null}
      <Part title={texts.place}>
        <div className={ui.two}>
          <Input name="priority" />
          <Input name="priorityCarousel" />
        </div>
        <FileInputOf name="featuredImage" />
      </Part>
      {isStandalone ? null : (
        <Part title={texts.seenBy}>
          <Input name="isPublic" />
          <Input name="comments_and_likes_enabled" />
        </Part>
      )}
    </>
  )
}

/** Asked once, when it is published for the first time: what is not unticked goes on the home. */
function FirstPlace({ offers }: { offers: NonNullable<Offers> }) {
  const { home } = useFormState().values
  return (
    <Part title={texts.home}>
      <Checkbox
        id="home"
        name="home"
        label={listTexts.home.put}
        help={texts.homeHelp}
        defaultChecked={home !== ''}
      />
      <FieldInput field={fieldOf(homePlaceFields, 'row')} options={offers} />
    </Part>
  )
}
