/** Menus close when one looks elsewhere: a click beside them, Esc, a chosen entry, another menu (PUB-14). */
export function watchMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')]
  if (menus.length === 0) return
  const closeAll = (but?: HTMLDetailsElement) => {
    for (const menu of menus) if (menu !== but) menu.open = false
  }
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    const menu = target.closest<HTMLDetailsElement>('details[data-menu]') ?? undefined
    closeAll(target.closest('a') ? undefined : menu)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open = menus.find((menu) => menu.open)
    closeAll()
    open?.querySelector('summary')?.focus()
  })
}
