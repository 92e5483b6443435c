import { createRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/signs.css';
import './styles/base.css';
import './styles/table.css';
import { App } from './app/App.tsx';
import { awaitInstallPrompt } from './app/install.ts';
import { applySettings } from './app/settings.ts';
import { loadFonts } from './styles/fonts.ts';
import { registerServiceWorker } from './sw/register.ts';

applySettings();
loadFonts();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applySettings);
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
awaitInstallPrompt();
registerServiceWorker();
