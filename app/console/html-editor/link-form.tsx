import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import * as css from './html-editor.css.ts'
import { texts } from './texts.ts'

type Props = {
  /** Of the link under the cursor, or ''. */
  address: string
  /** '' removes the link. */
  onApply: (address: string) => void
  onClose: () => void
}

/** Where a link leads. No form element: it stands inside the page's own form. */
export function LinkForm({ address, onApply, onClose }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const apply = () => {
    const href = completed(input.current?.value ?? '')
    if (href === null) setError(texts.badAddress)
    else onApply(href)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') apply()
    else onClose()
  }
  return (
    <div className={css.link}>
      <Field id={id} label={texts.address} error={error}>
        <TextInput
          ref={input}
          defaultValue={address}
          inputMode="url"
          autoFocus
          maxLength={2000}
          onKeyDown={keys}
          placeholder={texts.addressExample}
        />
      </Field>
      <div className={css.linkButtons}>
        <Button type="button" size="small" variant="secondary" onClick={apply}>
          {texts.apply}
        </Button>
        {address ? (
          <Button type="button" size="small" variant="quiet" onClick={() => onApply('')}>
            {texts.removeLink}
          </Button>
        ) : null}
        <Button type="button" size="small" variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  )
}

/** 'exemplo.com.br' gets its https; what could run a script is no address (null). */
function completed(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /^(https?:\/\/|mailto:|tel:)\S+$/i.test(text) || /^\/(?!\/)\S*$/.test(text)) return text
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : null
}
