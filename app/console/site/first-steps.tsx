import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'
import * as css from './today.css.ts'

export type Steps = { look: boolean; site: boolean; activity: boolean; people: boolean }

/** Whether a station is so new that its first steps are shown: a draft alone makes none new. Pure. */
export const isNew = ({ look, activity, people }: Steps): boolean => !(look && activity && people)

/** The first four steps of a new station: each leads to where it is done, and goes away when it is (PPL-03). */
export function FirstSteps({ steps, address }: { steps: Steps; address: string }) {
  const words = texts.steps
  const ways: readonly [keyof Steps, ReactNode][] = [
    ['look', <Way key="look" href="/gestao/aparencia" label={words.look.go} />],
    ['site', <Way key="site" href="#publicar" label={words.site.go} />],
    ['activity', <Way key="activity" href="/gestao/atividades/nova" label={words.activity.go} />],
    ['people', <CopyField key="people" id="endereco-da-estacao" label={words.people.go} value={address} />],
  ]
  return (
    <Card>
      <Stack gap={8}>
        <Heading level={2}>{words.title}</Heading>
        <Text kind="muted">{words.lead(ways.filter(([step]) => steps[step]).length, ways.length)}</Text>
        <ol className={css.steps}>
          {ways.map(([step, way], at) =>
            steps[step] ? null : (
              <Step key={step} at={at} step={step}>
                {way}
              </Step>
            ),
          )}
        </ol>
      </Stack>
    </Card>
  )
}

type StepProps = { at: number; step: keyof Steps; children: ReactNode }

/** One step: what is said of it, and the way to it. */
const Step = ({ at, step, children }: StepProps) => (
  <li className={css.step}>
    <span className={css.mark}>{at + 1}</span>
    <div className={css.stepBody}>
      <span className={css.stepName}>{texts.steps[step].name}</span>
      <Text kind="muted">{texts.steps[step].text}</Text>
      {children}
    </div>
  </li>
)

const Way = ({ href, label }: { href: string; label: string }) => (
  <span>
    <TextLink href={href} kind="stand" iconAfter="arrowRight">
      {label}
    </TextLink>
  </span>
)
