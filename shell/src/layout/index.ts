import '@mockingbird/ui/serif.css';
import '@mockingbird/ui/tokens.css';
import '@mockingbird/ui/base.css';
import './page.css';
import './override-badge.css';

export { ErrorNearest } from './failure/error-nearest.js';
export { ErrorSearch } from './failure/error-search.js';
export { ErrorScreen } from './failure/error-screen.js';
export { FailurePanel } from './failure/failure-panel.js';
export { OfflineScreen } from './failure/offline-screen.js';
export { Footer } from './footer/footer.js';
export { Header } from './header/header.js';
export { LoadingScreen } from './loading/loading-screen.js';
export { Layout } from './layout.js';
export { ProgressBar } from './progress/progress-bar.js';
export { SkipLink } from './skip-link.js';
