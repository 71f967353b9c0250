import type { FormProps } from '@remix-run/react'
import { Form } from '../../forms/form.tsx'
import { OwnerFormContext } from '../fields/form-context.ts'
import { FormKey } from '../owner/form-key.tsx'
import type { Refused } from '../owner/send-form.server.ts'

type Props = Pick<
  FormProps,
  'action' | 'children' | 'className' | 'encType' | 'id' | 'preventScrollReset'
> & {
  /** What came back of it. */
  answer?: Pick<Refused, 'problem' | 'typed'> | null | undefined
  /** What its fields show before anything is typed. */
  kept?: Readonly<Record<string, string>>
  /** Which of its page's forms it is, where there are several with fields of one name. */
  form?: string
  /** Tag of what its fields show, so that nobody is overwritten unseen; null: of something new, made once for `formKey`. */
  seen?: string | null
  formKey?: string
  /** The preview of its page draws what is typed in it (`typed-preview.tsx`). */
  tried?: boolean
}

/** A form of an owner: its fields show what was typed, or what is kept, and what was wrong with it. */
export const OwnerForm = ({ answer, kept = {}, form, seen, formKey, tried, children, ...props }: Props) => (
  // Begun anew with what came back, and with what somebody else saved.
  <Form
    key={seen === undefined ? null : answer ? 'typed' : seen}
    noValidate
    method="post"
    {...props}
    {...(tried && { 'data-tried': true })}
  >
    {typeof seen === 'string' ? (
      <input type="hidden" name="seen" value={answer?.problem.conflict?.tag ?? seen} />
    ) : null}
    {formKey && typeof seen !== 'string' ? <FormKey value={formKey} /> : null}
    <OwnerFormContext.Provider
      value={{ values: answer?.typed ?? kept, errors: answer?.problem.fields ?? {}, form }}
    >
      {children}
    </OwnerFormContext.Provider>
  </Form>
)
