import '#styles/theme.css';
import { createRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
createRoot(container).render(<Page />);
