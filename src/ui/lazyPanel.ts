import type { SearchPanel } from './SearchPanel'

type LoadSearch = () => Promise<unknown>

/** Kept outside of React, so that a panel that has loaded once opens synchronously. */
export const loadedPanel: { Panel?: typeof SearchPanel } = {}

/** The `loadSearch` functions whose search has loaded. */
const loadedSearches = new WeakSet<LoadSearch>()

export const isSearchLoaded = (loadSearch?: LoadSearch): boolean =>
  !loadSearch || loadedSearches.has(loadSearch)

/** Loads the panel of a picker. If loading fails, the next use of the picker tries again. */
export async function loadPanel(loadSearch?: LoadSearch): Promise<void> {
  try {
    const [panel] = await Promise.all([
      import(/* webpackChunkName: "use-search-panel" */ './SearchPanel'),
      loadSearch?.(),
    ])
    loadedPanel.Panel = panel.SearchPanel
    if (loadSearch) loadedSearches.add(loadSearch)
  } catch {
    // The picker stays closed until it is used again.
  }
}
