import type { Options, VNode } from 'preact'

/** Leaves out what only React reads, which Preact takes for an attribute. */
export function withoutReactsOwn(options: Options): void {
  const before = options.vnode
  options.vnode = (node: VNode<{ suppressHydrationWarning?: boolean }>) => {
    if (typeof node.type === 'string') delete node.props.suppressHydrationWarning
    before?.(node)
  }
}
