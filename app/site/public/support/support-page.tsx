import type { ReactNode } from 'react'
import { Container, Stack } from '../../../ui/layout.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { texts } from '../texts.ts'
import { ContactFacts } from './contact-facts.tsx'
import * as css from './support-page.css.ts'

type SupportPageProps = { title: string; lead: string; extra?: ReactNode; children: ReactNode }

/** Shows a contact form with the other ways to reach the station beside it. */
export const SupportPage = ({ title, lead, extra, children }: SupportPageProps) => (
  <Container className={css.page}>
    <Stack gap={12}>
      <Heading level={1}>{title}</Heading>
      <Text kind="lead">{lead}</Text>
      {extra}
      <div className={css.facts}>
        <h2 className={css.factsTitle}>{texts.support.other}</h2>
        <ContactFacts />
      </div>
    </Stack>
    <div className={css.panel}>{children}</div>
  </Container>
)
