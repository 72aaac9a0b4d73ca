import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepPages } from './app/install';
import { load, router } from './router.svelte';
import { settings } from './settings.svelte';
import { speak } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');
// The page is fetched beside the texts; what fails here is tried and told again when it is opened.
load(router.route.page).catch(() => undefined);
// Nothing is drawn before the texts are loaded.
await speak(settings.language);
mount(App, { target });
keepPages();
