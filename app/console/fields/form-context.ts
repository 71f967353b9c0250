import { createContext, useContext } from 'react'

type FormState = {
  /** Which of its page's forms it is, where there are several with fields of one name. */
  form?: string | undefined
  values: Readonly<Record<string, string>>
  /** Message by the name of its field. */
  errors: Readonly<Record<string, string>>
}

/** What the fields of a form show: what was typed, or is saved, and what was wrong with it. */
export const OwnerFormContext = createContext<FormState>({ values: {}, errors: {} })

/** The id of a field: its name, so that the summary of errors leads there; after that of its form where there are several. Pure. */
export const fieldId = (name: string, form?: string): string => (form ? `${form}-${name}` : name)

export const useFormState = () => useContext(OwnerFormContext)
