import { BrandMark } from '@mockingbird/ui';
import type { NavigationEntry, RemoteDescriptor } from '@mockingbird/contracts';
import { HeaderMenu } from './header-menu.js';
import { HeaderSearch } from './header-search.js';
import { MainNavigation } from './main-navigation.js';
import { RegionSwitch } from './region-switch.js';
import { ThemeSwitch } from './theme-switch.js';
import classes from './header.module.css';
import * as messages from '../../messages/layout/header.js';

export interface HeaderProps {
  navigation: readonly NavigationEntry[];
  search?: RemoteDescriptor['search'];
  /** Address of the page, with or without its query. */
  path: string;
}

/** The bar at the top of every page. It is a separate root. */
export function Header({ navigation, search, path }: HeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        {/* `browser/offline` writes its text. It may do so before this root is hydrated. */}
        <span id="mb-offline" role="status" className={classes.offline} suppressHydrationWarning>
          {''}
        </span>
        <a href="/" className={classes.brand}>
          <BrandMark className={classes.mark} />
          {messages.mockingbird}
        </a>
        {search ? <HeaderSearch {...search} /> : null}
        <HeaderMenu path={path}>
          <MainNavigation navigation={navigation} path={path} />
          <ThemeSwitch />
          <RegionSwitch path={path} />
        </HeaderMenu>
      </div>
    </header>
  );
}
