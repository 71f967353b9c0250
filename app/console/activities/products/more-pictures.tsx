import { Stack } from '../../../ui/layout.tsx'
import { fieldOf } from '../../fields/field.ts'
import { useFormState } from '../../fields/form-context.ts'
import { rowsOf } from '../../fields/form-rows.ts'
import { RemoveBox } from '../../fields/inputs.tsx'
import { PictureInput } from '../../ui/picture-input.tsx'
import * as ui from '../../ui/ui.css.ts'
import { morePictures } from './fields.ts'
import { texts } from './texts.ts'

const words = texts.morePictures

/** The pictures behind the first one of a product; open where it has some (GAP-154). */
export function MorePictures() {
  const { values, errors } = useFormState()
  const isWrong = Object.keys(errors).some((name) => name.startsWith(`${morePictures.name}[`))
  return (
    <details open={rowsOf(values, morePictures.name) > 0 || isWrong}>
      <summary className={ui.summary}>{words.title}</summary>
      <Stack gap={16}>
        <p className={ui.small}>{words.help}</p>
        {Array.from({ length: morePictures.most }, (_, at) => {
          const field = { ...fieldOf(morePictures.each, 'image'), label: morePictures.label(at + 1) }
          const prefix = `${morePictures.name}[${at}].`
          return (
            <Stack key={prefix} gap={8}>
              <PictureInput {...{ field, prefix }} />
              {values[`${prefix}image`] ? (
                <RemoveBox prefix={prefix} name="remove" label={words.remove} />
              ) : null}
            </Stack>
          )
        })}
      </Stack>
    </details>
  )
}
