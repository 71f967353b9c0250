import { Alert } from '../../../ui/alert.tsx'
import { TextLink } from '../../../ui/link.tsx'
import * as ui from '../../ui/ui.css.ts'
import type { ResearchProblemLink } from './research-problems.ts'
import { texts } from './texts.ts'

/** What is to be mended before an activity can be published, each with its page. */
export const MissingQuestions = ({ links }: { links: readonly ResearchProblemLink[] }) => (
  <Alert tone="warning" title={texts.missingTitle}>
    <ul className={ui.list}>
      {links.map(({ message, href }) => (
        <li key={message}>
          <TextLink href={href} kind="inherit">
            {message}
          </TextLink>
        </li>
      ))}
    </ul>
  </Alert>
)
