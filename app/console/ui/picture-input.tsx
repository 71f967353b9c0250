import { type FormEvent, useRef, useState } from 'react'
import { plainLook, readPicture } from '#contract/picture-look.ts'
import { pictureProblem, readAsAddress } from '../../forms/picture-file.ts'
import { Stack } from '../../ui/layout.tsx'
import { fieldId, useFormState } from '../fields/form-context.ts'
import { FieldInput, type FieldInputProps, RemoveBox } from '../fields/inputs.tsx'
import { PictureLook } from './picture-look/picture-look.tsx'

type Props = Pick<FieldInputProps, 'field' | 'prefix'> & {
  /** What the box says that takes it away, where it may go. */
  remove?: string
}

/**
 * A picture to choose, with how the one that is there is cut and treated. With scripts a chosen file takes its place before it is sent, to be
 * looked at and cut.
 */
export function PictureInput({ field, prefix = '', remove }: Props) {
  const { values, form } = useFormState()
  const name = prefix + field.name
  const address = values[name]
  const { chosen, choose, forget } = useChosen()
  const shown = chosen ?? address
  const saved = readPicture(address ?? '')
  return (
    <Stack gap={8}>
      <div onChange={choose}>
        <FieldInput field={field} prefix={prefix} />
      </div>
      {shown ? (
        <PictureLook
          key={shown}
          {...(chosen ? { ...saved, file: chosen, focus: plainLook.focus } : saved)}
          name={name}
          id={fieldId(name, form)}
          isNew={chosen !== null}
          onBroken={forget}
        />
      ) : null}
      {address && remove ? <RemoveBox prefix={prefix} name={`${field.name}.remove`} label={remove} /> : null}
    </Stack>
  )
}

/** Larger ones are refused by the server, in its words. */
const maxMegabytes = 3

/** The file that was picked last, as an address that shows it. */
function useChosen() {
  const [chosen, setChosen] = useState<string | null>(null)
  const last = useRef<File>(undefined)
  const choose = async ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement && target.type === 'file')) return
    const file = target.files?.[0]
    last.current = file
    const canBeShown = file !== undefined && pictureProblem(file, maxMegabytes) === undefined
    const read = canBeShown ? await readAsAddress(file).catch(() => null) : null
    // Another one may have been picked meanwhile.
    if (last.current === file) setChosen(read)
  }
  return { chosen, choose, forget: () => setChosen(null) }
}
