import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useStation } from '../station/use-station.ts'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Container, Stack } from '../ui/layout.tsx'
import { TextLink } from '../ui/link.tsx'
import { StepProgress } from '../ui/progress.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { texts, type WizardStep, wizardSteps } from './texts.ts'
import * as css from './wizard.css.ts'

/** The page around everything of making a station: the platform's logo, one column or editor and preview. */
export function SitesPage({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  const { name, images } = useStation()
  return (
    <div className={css.page}>
      <header className={css.top}>
        <Link to="/" reloadDocument aria-label={name}>
          {images.primaryLogo ? (
            <img className={css.logo} src={images.primaryLogo} alt={name} height={32} />
          ) : (
            <strong>{name}</strong>
          )}
        </Link>
        <TextLink href="/logout" kind="stand" reload>
          {texts.leave}
        </TextLink>
      </header>
      {aside ? (
        <div className={css.split}>
          <main id="conteudo" tabIndex={-1} className={css.editor}>
            <div className={css.editorColumn}>{children}</div>
          </main>
          <aside className={css.stage} aria-label={texts.preview.title}>
            {aside}
          </aside>
        </div>
      ) : (
        <main id="conteudo" tabIndex={-1} className={css.single}>
          <Container width="form">{children}</Container>
        </main>
      )}
    </div>
  )
}

type StepProps = {
  step: WizardStep
  title: string
  lead: string
  messages?: readonly string[] | undefined
  aside?: ReactNode
  children: ReactNode
}

/** One step: where one is, one idea, the way back as a quiet link (LOOK, forms and wizards). */
export function WizardStepPage({ step, title, lead, messages = [], aside, children }: StepProps) {
  const at = wizardSteps.indexOf(step)
  const before = at > 0 ? `/criar-estacao/${wizardSteps[at - 1]}` : '/criar-estacao/boas-vindas'
  return (
    <SitesPage aside={aside}>
      <Stack gap={24}>
        <StepProgress current={at + 1} total={wizardSteps.length} title={texts.steps[step]} />
        <Stack gap={8}>
          <Heading level={1}>{title}</Heading>
          <Text kind="muted">{lead}</Text>
        </Stack>
        <ErrorSummary problems={messages.map((message) => ({ message }))} />
        {children}
        <TextLink href={before} kind="stand" icon="arrowLeft">
          {texts.back}
        </TextLink>
      </Stack>
    </SitesPage>
  )
}

/** Where a step leads to. */
export const afterStep = (step: WizardStep): string =>
  `/criar-estacao/${wizardSteps[wizardSteps.indexOf(step) + 1] ?? 'pronto'}`
