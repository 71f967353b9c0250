import { useEffect, useRef, useState } from 'react'
import type { SectionContent } from '#contract/sections/content.ts'
import { Form } from '../../forms/form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { srOnly } from '../../ui/global.css.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextLink } from '../../ui/link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { MoveButtons } from '../ui/move-buttons.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { SectionThumb } from './section-thumb.tsx'
import * as css from './sections.css.ts'
import { texts } from './texts.ts'
import { sectionTypeNames } from './types/index.ts'
import { useDragRows } from './use-drag-rows.ts'

type Props = { sections: readonly SectionContent[]; seenOf: (section: SectionContent) => string }

const nameOf = ({ title }: SectionContent) => title || ownerTexts.untitled

/** The sections in their order: dragged by their handles with scripts, moved by buttons without them too. */
export function SectionRows({ sections, seenOf }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const [move, setMove] = useState(noMove)
  const rows = useDragRows({
    list,
    say: (what, place) => setSaid(texts.drag[what](place + 1, sections.length)),
    drop: (from, to) => setMove({ id: sections[from]?.id ?? 0, from: from + 1, to: to + 1 }),
  })
  const isHydrated = useHydrated()
  const { reset } = rows
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has come anew
  useEffect(() => {
    setMove(noMove)
    reset()
  }, [sections])
  return (
    <>
      <ol className={ui.list} ref={list}>
        {sections.map((section, at) => (
          <SectionRow
            key={section.id}
            section={section}
            place={at + 1}
            seen={seenOf(section)}
            shift={rows.styleOf(at)}
            isHeld={rows.drag?.from === at}
            handle={isHydrated ? rows.handleOf(at) : null}
          />
        ))}
      </ol>
      {isHydrated ? <Dragged said={said} move={move} /> : null}
    </>
  )
}

const noMove = { id: 0, from: 0, to: 0 }

/** What is said of a row on its way, and the form that sends where it was let go. */
function Dragged({ said, move }: { said: string; move: typeof noMove }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (move.id) form.current?.requestSubmit()
  }, [move])
  return (
    <>
      <p className={srOnly} id="arrastar-ajuda">
        {texts.drag.help}
      </p>
      <p className={srOnly} role="status">
        {said}
      </p>
      <Form ref={form} method="post" noValidate preventScrollReset hidden>
        {Object.entries({ ...move, intent: 'drag' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} readOnly />
        ))}
      </Form>
    </>
  )
}

type RowProps = {
  section: SectionContent
  place: number
  seen: string
  /** How far from its place it is shown. */
  shift: number | undefined
  isHeld: boolean
  /** Null without scripts: then there is none. */
  handle: ReturnType<ReturnType<typeof useDragRows>['handleOf']> | null
}

function SectionRow({ section, place, seen, shift, isHeld, handle }: RowProps) {
  const { id, type, hidden } = section
  const name = nameOf(section)
  const href = `/gestao/secoes/${id}`
  return (
    <li
      className={cx(css.row, isHeld && css.held)}
      style={shift === undefined ? undefined : { transform: `translateY(${shift}px)` }}
      data-shows={id}
    >
      {handle ? (
        <IconButton
          {...handle}
          type="button"
          icon="menu"
          label={texts.drag.handle(name)}
          aria-describedby="arrastar-ajuda"
          aria-pressed={isHeld}
          className={css.handle}
          size="small"
        />
      ) : null}
      <SectionThumb section={section} />
      <div className={css.rowWords}>
        <TextLink href={href} kind="stand">
          {name}
        </TextLink>
        <span className={ui.small}>
          {sectionTypeNames[type]} {hidden ? <Badge icon="eyeOff">{texts.hidden}</Badge> : null}
        </span>
      </div>
      <RowButtons {...{ id, name, place, seen, hidden, href }} />
    </li>
  )
}

type ButtonsProps = { id: number; name: string; place: number; seen: string; hidden: boolean; href: string }

function RowButtons({ id, name, place, seen, hidden, href }: ButtonsProps) {
  const toggle = hidden ? texts.show : texts.hide
  return (
    <Form noValidate method="post" preventScrollReset className={css.rowButtons}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen} />
      <MoveButtons name={name} place={place} />
      <Button
        name="intent"
        value={hidden ? 'show' : 'hide'}
        variant="quiet"
        size="small"
        aria-label={`${toggle}: ${name}`}
      >
        {toggle}
      </Button>
      <ButtonLink
        href={`?remover=${id}`}
        variant="quiet"
        size="small"
        aria-label={`${ownerTexts.remove}: ${name}`}
        preventScrollReset
      >
        {ownerTexts.remove}
      </ButtonLink>
      <ButtonLink href={href} variant="secondary" size="small" aria-label={`${ownerTexts.edit}: ${name}`}>
        {ownerTexts.edit}
      </ButtonLink>
    </Form>
  )
}
