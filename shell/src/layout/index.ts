import '@mockingbird/ui/tokens.css';
import '@mockingbird/ui/base.css';
import './page.css';

export { ErrorScreen, type ErrorScreenProps } from './failure/error-screen.js';
export { FailurePanel, type FailurePanelProps } from './failure/failure-panel.js';
export { Footer, type FooterProps, type FooterSite } from './footer/footer.js';
export { Header, type HeaderProps } from './header/header.js';
export { Layout, type LayoutProps } from './layout.js';
export { ProgressBar } from './progress/progress-bar.js';
export { SkipLink } from './skip-link.js';
