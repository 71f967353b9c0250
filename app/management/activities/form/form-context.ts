import { createContext, useContext } from 'react'

type FormState = {
  values: Record<string, string>
  /** Message by field id. */
  errors: Record<string, string>
}

/** What the parts of the form show: what was typed, or is saved, and what was wrong with it. */
export const ActivityFormContext = createContext<FormState>({ values: {}, errors: {} })
export const useFormState = () => useContext(ActivityFormContext)
