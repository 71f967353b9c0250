import { useSubmit } from '@remix-run/react'
import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { srOnly } from '../ui/global.css.ts'
import { TextInput } from '../ui/text-input.tsx'
import { uiTexts } from '../ui/texts.ts'
import { Form } from './form.tsx'
import * as css from './search-form.css.ts'

type SearchFormProps = {
  /** The page that answers the search; left out: the page itself. */
  action?: string
  /** The name of the parameter. */
  name: string
  label: string
  placeholder?: string
  /** The term that was searched. */
  value: string
  /** Asks while one types, a moment after the last letter (HOM-08). */
  live?: boolean
  /** What else the address says and the search keeps. */
  keeps?: readonly (readonly [name: string, value: string])[]
  className?: string
  /** What else the line has or does. */
  input?: InputHTMLAttributes<HTMLInputElement> | undefined
  /** Stands right under the line. */
  children?: ReactNode
}

/** Long enough that a word is one question. */
const pauseMs = 350

/** Shows a line to search with: a form that asks, and with scripts a list that follows the typed text. */
export function SearchForm({
  action,
  name,
  label,
  placeholder = label,
  value,
  live = false,
  keeps = [],
  className,
  input: more,
  children,
}: SearchFormProps) {
  const id = useId()
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // Back and forward bring another search; what is being typed stays.
    if (input.current && document.activeElement !== input.current) input.current.value = value
  }, [value])
  const ask = (form: HTMLFormElement | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), pauseMs)
  }
  return (
    <Form
      noValidate
      method="get"
      {...(action === undefined ? {} : { action })}
      role="search"
      className={className ? `${css.form} ${className}` : css.form}
      onSubmit={() => clearTimeout(timer.current)}
    >
      {keeps.map(([kept, said]) => (
        <input key={kept} type="hidden" name={kept} value={said} />
      ))}
      <div className={css.label}>
        <label htmlFor={id} className={srOnly}>
          {label}
        </label>
        <TextInput
          id={id}
          ref={input}
          type="search"
          name={name}
          icon="search"
          defaultValue={value}
          placeholder={placeholder}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          onInput={live ? (event) => ask(event.currentTarget.form) : undefined}
          {...more}
        />
        {children}
      </div>
      <Button variant="secondary">{uiTexts.search}</Button>
    </Form>
  )
}
