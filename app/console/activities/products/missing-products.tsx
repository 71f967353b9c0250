import { Alert } from '../../../ui/alert.tsx'
import { TextLink } from '../../../ui/link.tsx'
import * as ui from '../../ui/ui.css.ts'
import type { ProductProblemLink } from './product-problems.ts'
import { texts } from './texts.ts'

/** What is to be mended before an activity that sells can be published, each with its page. */
export const MissingProducts = ({ links }: { links: readonly ProductProblemLink[] }) => (
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
