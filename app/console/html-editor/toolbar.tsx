import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import type { KeyboardEvent } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import * as css from './html-editor.css.ts'
import { texts } from './texts.ts'

type Tool = {
  icon: IconName & keyof typeof texts
  run: (chain: ChainedCommands) => ChainedCommands
  isOn?: (editor: Editor) => boolean
}

const tools: Tool[] = [
  {
    icon: 'heading',
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    icon: 'headingSmall',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  { icon: 'bold', run: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive('bold') },
  { icon: 'italic', run: (chain) => chain.toggleItalic(), isOn: (editor) => editor.isActive('italic') },
  {
    icon: 'listBullets',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    icon: 'listNumbers',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    icon: 'quote',
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { icon: 'undo', run: (chain) => chain.undo() },
  { icon: 'redo', run: (chain) => chain.redo() },
]

type Props = { editor: Editor; isLinking: boolean; onLink: () => void }

/** One stop of the tab key; arrows go from button to button (WAI-ARIA's toolbar). */
export function Toolbar({ editor, isLinking, onLink }: Props) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: tools.map((tool) => tool.isOn?.(now) ?? null),
      link: now.isActive('link'),
    }),
  })
  return (
    <div role="toolbar" aria-label={texts.toolbar} className={css.toolbar} onKeyDown={moveFocus}>
      {tools.map((tool, at) => (
        <ToolButton
          key={tool.icon}
          icon={tool.icon}
          isFirst={at === 0}
          isOn={on.tools[at]}
          onClick={() => tool.run(editor.chain().focus()).run()}
        />
      ))}
      <ToolButton icon="link" isOn={on.link} isOpen={isLinking} onClick={onLink} />
    </div>
  )
}

type ToolButtonProps = {
  icon: IconName & keyof typeof texts
  isFirst?: boolean
  /** null: nothing that can be on. */
  isOn: boolean | null | undefined
  isOpen?: boolean
  onClick: () => void
}

const ToolButton = ({ icon, isFirst = false, isOn, isOpen, onClick }: ToolButtonProps) => (
  <button
    type="button"
    tabIndex={isFirst ? 0 : -1}
    aria-label={texts[icon]}
    title={texts[icon]}
    aria-pressed={isOn ?? undefined}
    aria-expanded={isOpen}
    className={css.tool}
    // The place in the text stays where it is.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    <Icon name={icon} size={20} />
  </button>
)

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  buttons.at(to % buttons.length)?.focus()
}
