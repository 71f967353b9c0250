import { Button } from './button.tsx'
import * as css from './copy-field.css.ts'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'
import { uiTexts } from './texts.ts'
import { useCopy } from './use-copy.ts'
import { useHydrated } from './use-hydrated.ts'

type CopyFieldProps = { id: string; label: string; value: string }

/** Shows an address to take elsewhere: it can be marked, and with scripts copied by a button. */
export function CopyField({ id, label, value }: CopyFieldProps) {
  const hydrated = useHydrated()
  const { isCopied, copy } = useCopy(value)
  return (
    <div className={css.copy}>
      <Field id={id} label={label}>
        <TextInput id={id} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
      </Field>
      {hydrated ? (
        <Button type="button" variant="secondary" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
          {isCopied ? uiTexts.copied : uiTexts.copy}
        </Button>
      ) : null}
    </div>
  )
}
