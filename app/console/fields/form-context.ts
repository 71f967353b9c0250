import { createContext, useContext } from 'react'

type FormState = {
  values: Readonly<Record<string, string>>
  /** Message by the name of its field. */
  errors: Readonly<Record<string, string>>
}

/** What the fields of a form show: what was typed, or is saved, and what was wrong with it. */
export const OwnerFormContext = createContext<FormState>({ values: {}, errors: {} })
export const useFormState = () => useContext(OwnerFormContext)
