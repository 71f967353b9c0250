import type { FormProps } from '@remix-run/react'
import { Form } from '../../forms/form.tsx'
import { OwnerFormContext } from '../fields/form-context.ts'
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
}

/** A form of an owner: its fields show what was typed, or what is kept, and what was wrong with it. */
export const OwnerForm = ({ answer, kept = {}, form, children, ...props }: Props) => (
  <Form noValidate method="post" {...props}>
    <OwnerFormContext.Provider
      value={{ values: answer?.typed ?? kept, errors: answer?.problem.fields ?? {}, form }}
    >
      {children}
    </OwnerFormContext.Provider>
  </Form>
)
