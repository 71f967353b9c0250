import { Alert } from '../../ui/alert.tsx'
import { texts } from './texts.ts'

/** Says that a new card needs scripts where no number may come to us (GAP-110). */
export const NoScripts = () => (
  <Alert tone="info" title={texts.form.noScripts}>
    {texts.form.noScriptsText}
  </Alert>
)
