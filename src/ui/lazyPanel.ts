import type { SearchPanel } from './SearchPanel'

type LoadSearch = () => Promise<unknown>

/** Kept outside of React, so that a panel that has loaded once opens synchronously. */
export const loaded: { Panel?: typeof SearchPanel } = {}

/** The search options that have loaded. */
const loadedSearches = new WeakSet<LoadSearch>()

export const isSearchLoaded = (loadSearch?: LoadSearch): boolean =>
  !loadSearch || loadedSearches.has(loadSearch)

/** Loads the panel. If that fails, it stays closed, and the next click tries again. */
export async function loadPanel(loadSearch?: LoadSearch): Promise<void> {
  try {
    const [panel] = await Promise.all([
      import(/* webpackChunkName: "use-search-panel" */ './SearchPanel'),
      loadSearch?.(),
    ])
    loaded.Panel = panel.SearchPanel
    if (loadSearch) loadedSearches.add(loadSearch)
  } catch {
    // Nothing to show.
  }
}
