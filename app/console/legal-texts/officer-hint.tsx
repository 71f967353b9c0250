import { Alert } from '../../ui/alert.tsx'
import { TextLink } from '../../ui/link.tsx'
import { texts } from './texts.ts'

const { hint, hintLink } = texts.officer

/** Says on 'Hoje' that whoever made the station stands in its privacy policy until somebody is named (PPL-33, GAP-166). */
export const OfficerHint = () => (
  <Alert
    tone="info"
    action={
      <TextLink href="/gestao/documentos/encarregado" kind="inherit">
        {hintLink}
      </TextLink>
    }
  >
    {hint}
  </Alert>
)
