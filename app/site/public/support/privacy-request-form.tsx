import {
  type FieldMetadata,
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
} from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { mostLetters } from '#contract/most-letters.ts'
import { dataRequestKinds, publicRequestForm } from '#contract/people/data-requests/schemas.ts'
import { useCaptcha } from '../../../forms/captcha-fields.tsx'
import { PageOwner } from '../../../forms/form.tsx'
import { usePortalForm } from '../../../forms/use-portal-form.ts'
import { texts as requestTexts } from '../../../people/privacy/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { texts } from '../texts.ts'
import { keptStamp } from './kept-stamp.ts'
import * as css from './support-form.css.ts'

type Values = { name: string; email: string; kind: string; text: string }
const words = texts.request
const { kinds } = requestTexts.requests
const names = ['name', 'email', 'kind', 'text'] as const

type Props = {
  /** Signed instant of the captcha (GAP-23). */
  startedAt: string
  lastResult?: SubmissionResult | undefined
}

/** Asks by the law without an account, on a page without React: the page's script does the captcha's work (PPL-32). */
export function PrivacyRequestForm({ startedAt, lastResult }: Props) {
  const { form, fields } = usePortalForm<Values>({
    ...{ id: 'pedido', constraint: getZodConstraint(publicRequestForm), lastResult },
    loadValidator: () => Promise.reject(new Error('This page has no React')),
  })
  const captcha = useCaptcha(keptStamp(lastResult) ?? startedAt, lastResult)
  const problems = [
    ...(form.errors ?? []).map((message) => ({ message })),
    ...names.flatMap((name) =>
      (fields[name].errors ?? []).slice(0, 1).map((message) => ({
        message: `${words[name]}: ${message}`,
        fieldId: fields[name].id,
      })),
    ),
  ]
  return (
    <form
      method="post"
      className={css.form}
      {...getFormProps(form)}
      data-captcha
      data-sending={words.sending}
      data-fill-first
    >
      <PageOwner />
      <ErrorSummary problems={problems} />
      <Asker name={fields.name} email={fields.email} />
      <Wish kind={fields.kind} text={fields.text} />
      {captcha.fields}
      <div className={css.actions}>
        <Button width="phone">{words.send}</Button>
      </div>
    </form>
  )
}

type OneField = FieldMetadata<string>

/** Who asks. */
function Asker({ name, email }: { name: OneField; email: OneField }) {
  const { key: nameKey, ...nameProps } = getInputProps(name, { type: 'text' })
  const { key: emailKey, ...emailProps } = getInputProps(email, { type: 'email' })
  return (
    <>
      <Field id={name.id} label={words.name} error={name.errors}>
        <TextInput key={nameKey} {...nameProps} maxLength={120} autoComplete="name" />
      </Field>
      <Field id={email.id} label={words.email} error={email.errors}>
        <TextInput
          key={emailKey}
          {...emailProps}
          maxLength={mostLetters.mail}
          autoComplete="email"
          inputMode="email"
        />
      </Field>
    </>
  )
}

/** What is asked for. */
function Wish({ kind, text }: { kind: OneField; text: OneField }) {
  const { key: kindKey, ...kindProps } = getSelectProps(kind)
  const { key: textKey, ...textProps } = getTextareaProps(text)
  return (
    <>
      <Field id={kind.id} label={words.kind} error={kind.errors}>
        <Select
          key={kindKey}
          {...kindProps}
          options={dataRequestKinds.map((value) => ({ value, label: kinds[value] }))}
        />
      </Field>
      <Field id={text.id} label={words.text} error={text.errors}>
        <TextArea
          key={textKey}
          {...textProps}
          defaultValue={String(textProps.defaultValue ?? '')}
          rows={5}
          maxLength={mostLetters.dataRequest}
        />
      </Field>
    </>
  )
}
